import { Banner, Button, color, space, typeStyle } from '@iskra/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useProblemText } from '../../../shared/forms';
import { useText } from '../../../shared/i18n';
import { Link, useTitle } from '../../../shared/layout';
import { restoringMessages as messages } from './messages';
import { NewPassword } from './NewPassword';
import { useRestoring } from './useRestoring';

/**
 * Puts the e-mail back that was changed in the settings. One press does it, never the visit: a scanner of mails opens links
 * too (decision 0037) [SET-05].
 */
export function RestoreEmailPage() {
  const t = useText();
  const say = useProblemText(messages);
  const { email, isGone, isBusy, problem, restore } = useRestoring();
  useTitle(t(messages.documentTitle));
  if (email !== undefined)
    return (
      <Told key="done" title={t(messages.doneTitle)} text={t(messages.doneText, { email })} isNews>
        <NewPassword email={email} />
        <Button asChild variant="secondary" size="lg">
          <Link to="/login">{t(messages.signIn)}</Link>
        </Button>
      </Told>
    );
  if (isGone)
    return (
      <Told key="gone" title={t(messages.goneTitle)} text={t(messages.goneText)} isNews>
        <Button asChild variant="secondary" size="lg">
          <Link to="/info/support">{t(messages.contacts)}</Link>
        </Button>
      </Told>
    );
  return (
    <Told key="ready" title={t(messages.readyTitle)} text={t(messages.readyText)}>
      {problem && <Banner tone="error">{say(problem)}</Banner>}
      <Button size="lg" busy={isBusy} onClick={() => void restore()}>
        {t(messages.submit)}
      </Button>
    </Told>
  );
}

interface ToldProps {
  title: string;
  text: string;
  /** It came in the place of what was read before: the focus goes there, so that readers hear it. */
  isNews?: boolean;
  children: ReactNode;
}

function Told({ title, text, isNews = false, children }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Main>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Actions>{children}</Actions>
    </Main>
  );
}

const Main = styled.main`
  overflow-wrap: anywhere;
  & h1 {
    ${typeStyle('heading')}
    margin: 0 0 ${space(2)};
  }
  & h1:focus {
    outline: none;
  }
  & > p {
    margin: 0 0 ${space(6)};
    color: ${color('text-secondary')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

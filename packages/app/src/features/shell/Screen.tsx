import { SparkMark, VisuallyHidden, color, media, space, typeStyle } from '@iskra/ui';
import { Header } from '@iskra/ui/AppShell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../shared/i18n';
import { Link, useLayout } from '../../shared/layout';
import { BackLink } from './components/BackLink';
import { MobileMenu } from './components/MobileMenu';
import { OwnPhoto } from './components/OwnPhoto';
import { shellMessages } from './messages';

export interface ScreenProps {
  /** Heading of the screen; on a phone it stands in the header. */
  title: string;
  /** One action at the end of the phone's header. @default the menu [SHL-01] */
  mobileAction?: ReactNode;
  /** Beside the heading on a desktop. */
  headingAside?: ReactNode;
  /** Under the heading on a desktop. */
  subtitle?: ReactNode;
  /** A back arrow instead of the mark, on a phone: to where the member came from, else to there. */
  backTo?: string | undefined;
  /** On a desktop it is for readers alone, or the screen has one of its own. @default 'shown' */
  heading?: 'shown' | 'unseen' | 'own' | undefined;
  children: ReactNode;
}

/**
 * A screen's frame: header with mark or back arrow and oneself on a phone, heading on a desktop [SHL-01, PRO-05]. What is in
 * it stays as it is when a phone is turned [ACC-06].
 */
export function Screen({ title, mobileAction, backTo, children, ...onDesktop }: ScreenProps) {
  const isMobile = useLayout() === 'mobile';
  return (
    <>
      {isMobile && (
        <Header
          title={title}
          start={backTo ? <BackLink to={backTo} /> : <Home />}
          user={<Me />}
          action={mobileAction ?? <MobileMenu />}
        />
      )}
      <Content>
        {!isMobile && <ScreenHeading title={title} {...onDesktop} />}
        {children}
      </Content>
    </>
  );
}

function Home() {
  const t = useText();
  return (
    <Link to="/" aria-label={t(shellMessages.home)}>
      <SparkMark size={30} />
    </Link>
  );
}

function Me() {
  const t = useText();
  return (
    <Link to="/profile" aria-label={t(shellMessages.myProfile)}>
      <OwnPhoto size={32} decorative />
    </Link>
  );
}

type ScreenHeadingProps = Pick<ScreenProps, 'title' | 'subtitle' | 'headingAside' | 'heading'>;

function ScreenHeading({ title, subtitle, headingAside, heading = 'shown' }: ScreenHeadingProps) {
  if (heading === 'own') return null;
  if (heading === 'unseen') return <VisuallyHidden as="h1">{title}</VisuallyHidden>;
  return (
    <Heading>
      <div>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {headingAside && <Aside>{headingAside}</Aside>}
    </Heading>
  );
}

const Content = styled.div`
  inline-size: 100%;
  max-inline-size: 1240px;
  margin-inline: auto;
  padding: 40px 40px ${space(12)};
  ${media.mobile} {
    padding: ${space(2)} ${space(4)} ${space(6)};
  }
`;

/** Where heading and aside have no room beside each other, by the window and the size of texts, never by what they say. */
const tight = '@media (max-width: 55.9375em), (min-width: 1001px) and (max-width: 66.4375em)';

const Heading = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  ${tight} {
    flex-direction: column;
    align-items: stretch;
  }
  margin-block-end: ${space(6)};
  & h1 {
    ${typeStyle('heading')}
    margin: 0;
  }
  & p {
    ${typeStyle('small')}
    margin: ${space(1)} 0 0;
    color: ${color('text-muted')};
  }
`;

const Aside = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  min-inline-size: 0;
  & > :last-child {
    flex: none;
  }
  ${tight} {
    justify-content: space-between;
  }
`;

import { IconButton, SparkMark, focusRing, space, typeStyle } from '@iskra/ui';
import { ArrowLeft } from '@iskra/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { LanguageSwitch } from '../../auth';
import { infoMessages } from '../messages';
import { LegalLinks } from './LegalLinks';

export interface InfoFrameProps {
  /** The `main` part. */
  children: ReactNode;
}

/** What stands around a page that needs no member: the way back, the language, the rules [SHL-06]. */
export function InfoFrame({ children }: InfoFrameProps) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page>
      <header>
        <IconButton label={t(infoMessages.back)} onClick={() => void navigate(-1)}>
          <ArrowLeft size={24} />
        </IconButton>
        <Link to="/" aria-label="Iskra">
          <SparkMark size={30} />
        </Link>
        <LanguageSwitch />
      </header>
      {children}
      <LegalLinks withCopyright />
    </Page>
  );
}

const Page = styled.div`
  ${typeStyle('body')}
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  max-inline-size: 760px;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: ${space(4)} ${space(5)} ${space(8)};
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & > header > a {
    line-height: 0;
    ${focusRing}
  }
  & > main {
    flex: 1;
  }
`;

import { color, lightRoles, Logo, media, space, typeStyle } from '@iskra/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { welcomeMessages } from '../messages';
import { LegalLinks } from '../../info';
import { Collage } from './Collage';
import { LanguageSwitch } from './LanguageSwitch';
import { narrow } from './narrow';

export interface WelcomeLayoutProps {
  /** Upper corners beside the logo; by default the language switch. */
  header?: ReactNode;
  /** Hides the portraits on a phone, where the form needs the room. @default false */
  compact?: boolean | undefined;
  children: ReactNode;
}

/** Portraits on one half, a form on the other; on a phone the portraits fade into the form. */
export function WelcomeLayout({ header, compact = false, children }: WelcomeLayoutProps) {
  const t = useText();
  const home = (
    <Home to="/" aria-label={t(welcomeMessages.home)}>
      <Logo size={36} />
    </Home>
  );
  return (
    <Page>
      <Side data-iskra-theme="light" data-compact={compact || undefined}>
        {home}
        <Collage />
      </Side>
      <Main data-compact={compact || undefined}>
        <Top>{header ?? <LanguageSwitch />}</Top>
        <Form data-compact={compact || undefined}>
          {!compact && <PhoneLogo>{home}</PhoneLogo>}
          {children}
        </Form>
        <LegalLinks />
      </Main>
    </Page>
  );
}

/** Height of the portraits on a phone, in px. */
const phoneSide = 248;

const Page = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-block-size: 100dvh;
  ${narrow} {
    display: flex;
    flex-direction: column;
  }
`;

const Side = styled.aside`
  position: relative;
  overflow: hidden;
  background: var(--iskra-gradient-welcome);
  ${narrow} {
    flex: none;
    block-size: ${phoneSide}px;
    &[data-compact] {
      display: none;
    }
    & > a {
      display: none;
    }
  }
`;

const Home = styled(Link)`
  display: inline-block;
  color: ${color('text-primary')};
  line-height: 0;
  ${Side} > & {
    position: absolute;
    inset-block-start: 46px;
    inset-inline-start: 60px;
  }
`;

const PhoneLogo = styled.div`
  display: none;
  margin-block-end: ${space(6)};
  ${narrow} {
    display: block;
  }
`;

const Main = styled.main`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  min-inline-size: 0;
  padding: ${space(6)};
  ${narrow} {
    /* The portraits fade into the page, which may be dark: they themselves are light in both themes. */
    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      block-size: ${phoneSide * 0.6}px;
      background: linear-gradient(transparent, ${color('surface-page')});
    }
    &[data-compact] {
      padding-block-start: 0;
      &::before {
        content: none;
      }
    }
  }
`;

const Top = styled.div`
  align-self: stretch;
  display: flex;
  justify-content: flex-end;
  align-items: center;
  min-block-size: 72px;
  padding-inline: ${space(4)};
  ${narrow} {
    position: absolute;
    inset: auto;
    inset-block-start: ${8 - phoneSide}px;
    inset-inline-end: ${space(2)};
    min-block-size: 44px;
    padding: 0;
    /* Over the portraits. */
    ${Main}:not([data-compact]) > & {
      --iskra-text-secondary: ${lightRoles['text-primary']};
      --iskra-focus: ${lightRoles.focus};
    }
    ${Main}[data-compact] > & {
      position: static;
      min-block-size: 56px;
      margin-inline: calc(-1 * ${space(3)});
    }
  }
`;

const Form = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  inline-size: 100%;
  max-inline-size: 400px;
  padding-block-end: ${space(16)};
  &[data-compact] {
    justify-content: flex-start;
    max-inline-size: 440px;
    padding-block-start: 52px;
  }
  & > p[data-centred] {
    ${typeStyle('body')}
    margin: 36px 0 0;
    text-align: center;
    color: ${color('text-secondary')};
  }
  & > p a {
    color: ${color('accent-text')};
    font-weight: 650;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${narrow} {
    justify-content: flex-start;
    padding-block: 0 ${space(10)};
    &[data-compact] {
      padding-block: 0 ${space(6)};
    }
  }
  ${media.mobile} {
    &[data-compact] > form {
      display: flex;
      flex: 1;
      flex-direction: column;
    }
    &[data-compact] > form > button[type='submit'] {
      margin-block-start: auto;
    }
  }
`;

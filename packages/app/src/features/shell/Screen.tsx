import { IconButton, SparkMark, color, focusRing, media, radius, space, typeStyle, z } from '@iskra/ui';
import { ArrowLeft } from '@iskra/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../shared/i18n';
import { useLayout } from '../../shared/layout';
import { shellMessages } from './messages';

export interface ScreenProps {
  /** Heading of the screen; on a phone it stands in the header. */
  title: string;
  /** One action at the end of the phone's header. */
  mobileAction?: ReactNode;
  /** Beside the heading on a desktop. */
  headingAside?: ReactNode;
  /** Under the heading on a desktop. */
  subtitle?: ReactNode;
  /** A back arrow to there instead of the mark, on a phone. */
  backTo?: string | undefined;
  /** The screen has a heading of its own. @default false */
  hideHeading?: boolean | undefined;
  children: ReactNode;
}

/** A screen's frame: header with mark or back arrow on a phone, heading on a desktop [SHL-01]. */
export function Screen(props: ScreenProps) {
  return useLayout() === 'mobile' ? <MobileScreen {...props} /> : <DesktopScreen {...props} />;
}

function MobileScreen({ title, mobileAction, backTo, children }: ScreenProps) {
  const t = useText();
  return (
    <>
      <Header>
        {backTo ? (
          <IconButton label={t(shellMessages.back)} asChild>
            <Link to={backTo}>
              <ArrowLeft size={24} />
            </Link>
          </IconButton>
        ) : (
          <Home to="/" aria-label={t(shellMessages.home)}>
            <SparkMark size={30} />
          </Home>
        )}
        <h1>{title}</h1>
        <span>{mobileAction}</span>
      </Header>
      <Content>{children}</Content>
    </>
  );
}

function DesktopScreen({ title, subtitle, headingAside, hideHeading, children }: ScreenProps) {
  return (
    <Content>
      {!hideHeading && (
        <Heading>
          <div>
            <h1>{title}</h1>
            {subtitle && <p>{subtitle}</p>}
          </div>
          {headingAside}
        </Heading>
      )}
      {children}
    </Content>
  );
}

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z('sticky')};
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  min-block-size: 56px;
  padding-inline: ${space(2)};
  background: ${color('surface-page')};
  & > h1 {
    ${typeStyle('lead')}
    margin: 0;
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Home = styled(Link)`
  display: grid;
  place-items: center;
  block-size: 44px;
  border-radius: ${radius('sm')};
  ${focusRing}
`;

const Content = styled.div`
  inline-size: 100%;
  max-inline-size: 1240px;
  margin-inline: auto;
  padding: 40px 40px ${space(12)};
  ${media.mobile} {
    padding: ${space(2)} ${space(4)} ${space(6)};
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
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

import type { Locale } from '@iskra/api-contract';
import { IconButton, SparkMark, color, focusRing, space, typeStyle } from '@iskra/ui';
import { ArrowLeft } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useVisitorStores } from '../../app/StoresContext';
import { useText } from '../../shared/i18n';
import { ScreenLoading, useTitle } from '../../shared/layout';
import { LanguageSwitch } from '../auth';
import { LegalLinks } from './components/LegalLinks';
import type { InfoContent } from './content/InfoContent';
import { loadInfoContent } from './content/loadInfoContent';
import { infoPages, type InfoPageName } from './infoPages';
import { infoMessages, infoTitles } from './messages';

/** A legal or help page, open to visitors too [I18-02, SHL-06]. */
export const InfoPage = observer(function InfoPage() {
  const { preferences } = useVisitorStores();
  const { page } = useParams();
  const known = infoPages.find((name) => name === page);
  return known ? <KnownPage page={known} locale={preferences.locale} /> : <Navigate to="/" replace />;
});

function KnownPage({ page, locale }: { page: InfoPageName; locale: Locale }) {
  const t = useText();
  const navigate = useNavigate();
  const content = useContent(page, locale);
  useTitle(t(infoTitles[page]));
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
      {content ? <Words content={content} /> : <ScreenLoading />}
      <LegalLinks withCopyright />
    </Page>
  );
}

function Words({ content }: { content: InfoContent }) {
  return (
    <main>
      <h1>{content.title}</h1>
      {content.updated && <p data-updated>{content.updated}</p>}
      {content.sections.map(({ heading, paragraphs = [], items = [] }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </main>
  );
}

function useContent(page: InfoPageName, locale: Locale): InfoContent | null {
  const [content, setContent] = useState<InfoContent | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void loadInfoContent(page, locale).then((loaded) => isCurrent && setContent(loaded));
    return () => {
      isCurrent = false;
    };
  }, [page, locale]);

  return content;
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
  & h1 {
    ${typeStyle('heading')}
    margin: 0 0 ${space(2)};
  }
  & h2 {
    ${typeStyle('lead')}
    margin: ${space(8)} 0 ${space(2)};
  }
  & p,
  & ul {
    margin: 0 0 ${space(3)};
    color: ${color('text-secondary')};
  }
  & p[data-updated] {
    ${typeStyle('small')}
    color: ${color('text-muted')};
  }
`;

import type { Locale } from '@iskra/api-contract';
import { color, ErrorState, space, typeStyle } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useVisitorStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { ScreenLoading, useTitle } from '../../shared/layout';
import { InfoFrame } from './components/InfoFrame';
import type { InfoContent } from './content/InfoContent';
import { InfoSource } from './content/InfoSource';
import type { InfoPageName } from './infoPages';
import { infoTitles } from './messages';

export interface InfoPageProps {
  page: InfoPageName;
}

/** A legal or help page, open to visitors too [I18-02, SHL-06]. */
export const InfoPage = observer(function InfoPage({ page }: InfoPageProps) {
  const { preferences } = useVisitorStores();
  const t = useText();
  const { content, isFailed, retry } = useContent(page, preferences.locale);
  useTitle(t(infoTitles[page]));
  if (isFailed)
    return (
      <InfoFrame>
        <main>
          <ErrorState onRetry={retry} />
        </main>
      </InfoFrame>
    );
  return <InfoFrame>{content ? <Words content={content} /> : <ScreenLoading />}</InfoFrame>;
});

function Words({ content }: { content: InfoContent }) {
  return (
    <Text>
      <h1>{content.title}</h1>
      <p data-updated>{content.updated}</p>
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
    </Text>
  );
}

/** The text of a page, or that its part of the code did not load. */
function useContent(page: InfoPageName, locale: Locale) {
  const load = useContext(InfoSource);
  const [content, setContent] = useState<InfoContent | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load(page, locale).then(
      (loaded) => isCurrent && setContent(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, page, locale, tries]);

  function retry(): void {
    setFailed(false);
    setTries(tries + 1);
  }

  return { content, isFailed, retry };
}

const Text = styled.main`
  hyphens: auto;
  overflow-wrap: anywhere;
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

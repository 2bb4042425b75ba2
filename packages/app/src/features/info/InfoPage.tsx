import type { Locale } from '@iskra/api-contract';
import { color, space, typeStyle } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useVisitorStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { ScreenLoading, useTitle } from '../../shared/layout';
import { InfoFrame } from './components/InfoFrame';
import type { InfoContent } from './content/InfoContent';
import { loadInfoContent } from './content/loadInfoContent';
import type { InfoPageName } from './infoPages';
import { infoTitles } from './messages';

export interface InfoPageProps {
  page: InfoPageName;
}

/** A legal or help page, open to visitors too [I18-02, SHL-06]. */
export const InfoPage = observer(function InfoPage({ page }: InfoPageProps) {
  const { preferences } = useVisitorStores();
  const t = useText();
  const content = useContent(page, preferences.locale);
  useTitle(t(infoTitles[page]));
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

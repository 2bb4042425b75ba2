import type { Locale } from '@iskra/api-contract';
import { color, ErrorState, space, typeStyle } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, use, useContext, useDeferredValue, useState } from 'react';
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
  // While another language loads, the former one stays.
  const locale = useDeferredValue(preferences.locale);
  useTitle(t(infoTitles[page]));
  return (
    <InfoFrame>
      <Suspense fallback={<ScreenLoading />}>
        <Content page={page} locale={locale} />
      </Suspense>
    </InfoFrame>
  );
});

function Content({ page, locale }: InfoPageProps & { locale: Locale }) {
  const texts = useContext(InfoSource);
  const [isRetrying, setRetrying] = useState(false);
  if (isRetrying) return <ScreenLoading />;
  const content = use(texts.read(page, locale));
  if (content) return <Words content={content} />;

  async function retry(): Promise<void> {
    setRetrying(true);
    texts.forget();
    await texts.read(page, locale);
    setRetrying(false);
  }

  return (
    <main>
      <ErrorState onRetry={() => void retry()} />
    </main>
  );
}

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

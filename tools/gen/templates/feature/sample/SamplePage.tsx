import { ErrorState, Spinner, Text } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../../../../packages/app/src/model/StoresContext';
import { Screen } from '../../../../../packages/app/src/features/shell';
import { useText } from '../../../../../packages/app/src/shared/i18n';
import { useTitle } from '../../../../../packages/app/src/shared/layout';
import { sampleMessages as messages } from './messages';
import { SampleStore } from './model/SampleStore';

/** What a member does here, in a sentence. */
export const SamplePage = observer(function SamplePage() {
  const { api } = useStores();
  const [store] = useState(() => new SampleStore(api));
  const t = useText();
  useTitle(t(messages.title));
  useEffect(() => void store.load(), [store]);
  return (
    <Screen title={t(messages.title)}>
      <Content store={store} />
    </Screen>
  );
});

const Content = observer(function Content({ store }: { store: SampleStore }) {
  const t = useText();
  if (store.loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void store.load()} />;
  if (store.loading.state !== 'ready') return <Spinner />;
  return <Text>{t(messages.count, { count: store.count })}</Text>;
});

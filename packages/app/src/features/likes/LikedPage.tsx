import { limits } from '@iskra/api-contract';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { useTitle } from '../../shared/layout';
import { isOverCount } from '../nearby';
import { Screen } from '../shell';
import { Given } from './components/Given';
import { LikesNav } from './components/LikesNav';
import { MatchesLink } from './components/MatchesLink';
import { Passed } from './components/Passed';
import { Received } from './components/Received';
import { likesMessages as messages } from './messages';

interface List {
  /** Names the document. */
  readonly title: MessageDescriptor;
  readonly Content: ComponentType;
}

const lists = {
  received: { title: messages.title, Content: Received },
  given: { title: messages.given, Content: Given },
  passed: { title: messages.passed, Content: Passed },
} satisfies Record<string, List>;

export interface LikedPageProps {
  /** Which of the lists the address names. */
  list: keyof typeof lists;
}

/** Who likes me, whom I like and whom I passed, each at its address [LIK-01]. */
export const LikedPage = observer(function LikedPage({ list }: LikedPageProps) {
  const { likes } = useStores();
  const t = useText();
  const { title, Content } = lists[list];
  useTitle(t(title));
  const isCounted = list === 'received' && likes.count > 0;
  return (
    <Screen title={t(messages.title)} subtitle={isCounted ? countText(t, likes.count) : undefined}>
      <MatchesLink />
      <LikesNav />
      <Content />
    </Screen>
  );
});

function countText(t: ReturnType<typeof useText>, count: number): string {
  if (isOverCount(count)) return t(messages.countOver, { count: limits.nearby.countUpTo });
  return t(messages.count, { count });
}

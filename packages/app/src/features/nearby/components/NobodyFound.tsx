import { limits } from '@iskra/api-contract';
import { Button, EmptyState, Stack } from '@iskra/ui';
import { SearchX } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { nearbyMessages as messages } from '../messages';
import { isOverCount } from '../isOverCount';
import { widenings, type Widening } from '../../../model/filters/widenings';
import { useNearby } from '../useNearby';

const texts = {
  city: messages.widen,
  status: messages.widenStatus,
  gender: messages.widenGender,
  age: messages.widenAge,
  height: messages.widenHeight,
  goals: messages.widenGoals,
  children: messages.widenChildren,
  smoking: messages.widenSmoking,
  languages: messages.widenLanguages,
};

/** Nobody fits: each filter that can be let go, with how many people that brings, or else a reset [NEA-03, B8.10]. */
export const NobodyFound = observer(function NobodyFound() {
  const { filters } = useStores();
  const t = useText();
  const ways = useWays();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(messages.empty)}
      text={t(messages.emptyText)}
      action={
        <Stack gap={3} align="center">
          {ways.map(({ id, change, count }) => (
            <Button key={id} variant="soft" onClick={() => filters.change(change)}>
              {wayText(t, id, count)}
            </Button>
          ))}
          {ways.length === 0 && (
            <Button variant="soft" onClick={filters.reset}>
              {t(messages.reset)}
            </Button>
          )}
        </Stack>
      }
    />
  );
});

function wayText(t: ReturnType<typeof useText>, id: Way['id'], count: number | null): string {
  const text = t(texts[id]);
  if (count === null) return text;
  if (isOverCount(count)) return t(messages.withCountOver, { text, count: limits.nearby.countUpTo });
  return t(messages.withCount, { text, count });
}

interface Way extends Widening {
  /** Null while it is not known. */
  readonly count: number | null;
}

/** Ways that bring somebody; those whose count is still asked for stand too. */
function useWays(): Way[] {
  const { filters } = useStores();
  const nearby = useNearby();
  const { value } = filters;
  const [found, setFound] = useState<Readonly<Record<string, number | null>>>({});
  useEffect(() => {
    let isCurrent = true;
    setFound({});
    for (const { id, change } of widenings(value))
      void nearby.count({ ...value, ...change }).then((count) => {
        if (isCurrent) setFound((before) => ({ ...before, [id]: count }));
      });
    return () => {
      isCurrent = false;
    };
  }, [nearby, value]);
  return widenings(value)
    .map((way) => ({ ...way, count: found[way.id] ?? null }))
    .filter(({ count }) => count !== 0);
}

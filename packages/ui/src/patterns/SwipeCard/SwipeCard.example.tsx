import { SwipeCard } from '@iskra/ui/SwipeCard';

const goals = [{ id: 'love', label: 'Find love' }];

export function SofiasCard() {
  return (
    <SwipeCard
      id="sofia"
      name="Sofia"
      age={26}
      online
      place="Moscow"
      photos={['/photos/sofia-1.webp', '/photos/sofia-2.webp']}
      goals={goals}
    />
  );
}

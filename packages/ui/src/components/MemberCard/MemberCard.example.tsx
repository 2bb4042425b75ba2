import { MemberCard } from '@iskra/ui';

export function Sofia() {
  return (
    <MemberCard
      link={<a href="/profile/26" />}
      photo="/photos/sofia.webp"
      name="Sofia"
      age={26}
      online
      place="Moscow"
    />
  );
}

import { photoPath, type MemberCard as Person } from '@iskra/api-contract';
import { MemberCard } from '@iskra/ui';
import { memo } from 'react';
import { useCityName } from '../../../shared/cities';
import { Link } from '../../../shared/layout';

export interface PersonCardProps {
  person: Person;
  /** Loads the photo at once, for the first row. @default false */
  eager?: boolean | undefined;
}

/** A member in a grid; the whole card leads to the profile [NEA-02]. The next step of a long list leaves it as it is. */
export const PersonCard = memo(function PersonCard({ person, eager }: PersonCardProps) {
  const cityName = useCityName();
  return (
    <MemberCard
      link={<Link to={`/profile/user/${person.id}`} />}
      photo={person.main_image && photoPath(person.main_image, 'md')}
      name={person.name}
      age={person.age}
      online={person.online === 'online'}
      place={cityName(person.city.name)}
      premium={person.mark === 1}
      eager={eager}
    />
  );
});

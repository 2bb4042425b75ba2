import type { ProfileDetails } from '@iskra/api-contract';
import { color, media, space } from '@iskra/ui';
import {
  Baby,
  BriefcaseBusiness,
  CigaretteOff,
  GraduationCap,
  HeartHandshake,
  Languages,
  Ruler,
  VenusAndMars,
  Wine,
  type IconComponent,
} from '@iskra/ui/icons';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { choiceTexts, detailTexts } from '../../../shared/profileChoices';

export interface PersonalInfoProps {
  details: ProfileDetails;
}

type Row = readonly [Icon: IconComponent, name: MessageDescriptor, value: string | null];

/** What a member told of themselves, a row each; what was not told is not shown [OTH-01]. */
export function PersonalInfo({ details }: PersonalInfoProps) {
  const rows = useRows(details).filter(([, , value]) => value);
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <List>
      {rows.map(([Icon, name, value]) => (
        <div key={name.id}>
          <dt>
            <Icon size={20} />
            {t(name)}
          </dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </List>
  );
}

function useRows(told: ProfileDetails): readonly Row[] {
  const t = useText();
  const choice = (value: keyof typeof choiceTexts | null) => (value === null ? null : t(choiceTexts[value]));
  const height = told.height === null ? null : t(detailTexts.heightValue, { cm: told.height });
  return [
    [Ruler, detailTexts.height, height],
    [VenusAndMars, detailTexts.orientation, choice(told.orientation)],
    [HeartHandshake, detailTexts.relationship, choice(told.relationship)],
    [Baby, detailTexts.children, choice(told.children)],
    [CigaretteOff, detailTexts.smoking, choice(told.smoking)],
    [Wine, detailTexts.alcohol, choice(told.alcohol)],
    [Languages, detailTexts.languages, told.languages.join(', ')],
    [GraduationCap, detailTexts.education, told.education],
    [BriefcaseBusiness, detailTexts.work, [told.position, told.company].filter(Boolean).join(', ')],
  ];
}

const List = styled.dl`
  margin: ${space(6)} 0 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color('border-subtle')};
  }
  /* In em: large text puts the value under its name instead of on it. */
  & dt {
    flex: none;
    inline-size: 10.5em;
    max-inline-size: 100%;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    color: ${color('text-secondary')};
  }
  & dd {
    flex: 1 1 7.5em;
    margin: 0;
    color: ${color('text-primary')};
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & dt {
      inline-size: 9em;
    }
  }
`;

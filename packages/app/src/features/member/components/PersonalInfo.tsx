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
    display: grid;
    grid-template-columns: minmax(140px, 170px) minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color('border-subtle')};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    color: ${color('text-secondary')};
  }
  & dd {
    margin: 0;
    color: ${color('text-primary')};
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

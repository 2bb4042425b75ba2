import { limits, profileChoices, type Goal, type Language } from '@iskra/api-contract';
import { Card, ChipGroup, TextArea, TextField } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { goalIcons, goalTexts } from '../../../shared/goals';
import { useText } from '../../../shared/i18n';
import { detailTexts } from '../../../shared/profileChoices';
import type { EditProfileStore } from '../model/EditProfileStore';
import { profileMessages as messages } from '../messages';

export interface EditFieldsProps {
  edit: EditProfileStore;
}

const lines = [
  ['position', messages.position, 'organization-title'],
  ['company', messages.company, 'organization'],
  ['education', detailTexts.education, 'off'],
] as const;

/** Words about oneself, goals, work and study, languages [EDT-01, EDT-02, EDT-05]. */
export const AboutFields = observer(function AboutFields({ edit }: EditFieldsProps) {
  const { draft, change } = edit;
  const t = useText();
  return (
    <>
      <Card>
        <TextArea
          label={t(messages.about)}
          hint={t(messages.aboutHint)}
          error={edit.errorOf('about')}
          rows={5}
          counter
          maxLength={limits.about.max}
          value={draft.about}
          onValueChange={(about) => change({ about })}
        />
        <ChipGroup
          label={t(detailTexts.goals)}
          options={profileChoices.goals.map((goal) => {
            const Icon = goalIcons[goal];
            return { value: goal, label: t(goalTexts[goal]), icon: <Icon size={18} /> };
          })}
          value={draft.goals}
          onValueChange={(goals) => change({ goals: goals as Goal[] })}
        />
      </Card>
      <Card title={t(messages.workAndStudy)}>
        {lines.map(([field, name, autoComplete]) => (
          <TextField
            key={field}
            label={t(name)}
            error={edit.errorOf(field)}
            maxLength={limits.profileLine.max}
            autoComplete={autoComplete}
            value={draft[field]}
            onValueChange={(text) => change({ [field]: text })}
          />
        ))}
        <ChipGroup
          label={t(detailTexts.languages)}
          options={profileChoices.languages.map((language) => ({ value: language, label: language }))}
          value={draft.languages}
          onValueChange={(languages) => change({ languages: languages as Language[] })}
        />
      </Card>
    </>
  );
});

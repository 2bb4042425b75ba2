import { birthYears, latestBirth, limits, type Gender } from '@iskra/api-contract';
import { Segmented, TextField } from '@iskra/ui';
import { DateWheels } from '@iskra/ui/DateWheels';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useStores } from '../../../model/StoresContext';
import { CityField } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { Announcement } from '../../../shared/layout';
import { settingsMessages as messages, settingsProblems } from '../messages';
import type { InfoStore } from '../model/InfoStore';
import { useSettingsProblem } from '../useSettingsProblem';
import { SaveButtons } from './SaveButtons';
import { Fields, Hint, Pair } from './Settings.styles';

/** The fields of the general information [SET-02, SET-04, SET-05, SET-10]. */
export const InfoForm = observer(function InfoForm({ info }: { info: InfoStore }) {
  const { session, clock } = useStores();
  const t = useText();
  const say = useSettingsProblem();
  const { edit } = info;
  const { draft, problems } = edit;
  const { years, maxDate } = useMemo(() => bounds(clock.now(), session.user?.birth_year), [clock, session]);
  if (!draft) return null;
  const isOtherGender = draft.gender !== session.user?.gender;
  return (
    <Fields
      noValidate
      aria-busy={edit.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void info.save();
      }}
    >
      <Pair>
        <TextField
          name="name"
          autoComplete="given-name"
          autoFocus
          required
          maxLength={limits.name.max}
          label={t(messages.name)}
          value={draft.name}
          onValueChange={(name) => edit.change({ name })}
          onFocus={() => edit.clearProblem('name')}
          error={say(problems.name)}
        />
        <div>
          <Segmented
            label={t(messages.gender)}
            value={draft.gender}
            onValueChange={(gender) => edit.change({ gender: gender as Gender })}
            options={(['female', 'male'] as const).map((value) => ({ value, label: t(messages[value]) }))}
          />
          {isOtherGender && <Hint>{t(messages.genderHint)}</Hint>}
          <Announcement text={isOtherGender ? t(messages.genderHint) : null} />
        </div>
      </Pair>
      <div onFocus={() => edit.clearProblem('birth')}>
        <DateWheels
          mode="select"
          label={t(messages.birth)}
          value={draft.birth}
          onValueChange={(birth) => edit.change({ birth: { ...birth } })}
          years={years}
          maxDate={maxDate}
          maxDateReason={t(settingsProblems.young)}
          required
          error={say(problems.birth)}
        />
      </div>
      <div onFocus={() => edit.clearProblem('city')}>
        <CityField
          label={t(messages.city)}
          value={draft.city}
          onValueChange={(city) => edit.change({ city })}
          required
          error={say(problems.city)}
        />
      </div>
      <SaveButtons edit={edit} onCancel={info.cancel} />
    </Fields>
  );
});

/** The 51 years, and always the one that is saved (D-03) [SET-10]. */
function bounds(today: Date, own: number | undefined) {
  const offered = birthYears(today);
  const years =
    own === undefined || offered.includes(own) ? offered : [...offered, own].sort((a, b) => b - a);
  return { years, maxDate: latestBirth(limits.age.min, today) };
}

import { limits, profileChoices } from '@iskra/api-contract';
import { Button, Card, Grid, Select, Slider } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { choiceTexts, detailTexts } from '../../../shared/profileChoices';
import { profileMessages as messages } from '../messages';
import type { EditFieldsProps } from './AboutFields';

const single = ['relationship', 'orientation', 'children', 'smoking', 'alcohol'] as const;

/** Height and the five single choices, each with a way not to say [EDT-03, EDT-04]. */
export const PersonalFields = observer(function PersonalFields({ edit }: EditFieldsProps) {
  const { draft, change } = edit;
  const t = useText();
  return (
    <Card title={t(messages.personal)}>
      <Slider
        label={t(detailTexts.height)}
        min={limits.heightCm.min}
        max={limits.heightCm.max}
        unsetPosition={limits.heightCm.initial}
        value={draft.height}
        onValueChange={(height) => change({ height })}
        formatValue={(cm) => t(detailTexts.heightValue, { cm })}
      />
      {draft.height !== null && (
        <Button
          variant="text"
          size="sm"
          style={{ justifySelf: 'start' }}
          onClick={() => change({ height: null })}
        >
          {t(messages.clearHeight)}
        </Button>
      )}
      <Grid>
        {single.map((field) => (
          <Select
            key={field}
            label={t(detailTexts[field])}
            error={edit.errorOf(field)}
            value={draft[field] ?? ''}
            onValueChange={(value) => change({ [field]: value || null })}
            options={[
              { value: '', label: t(messages.preferNotToSay) },
              ...profileChoices[field].map((choice) => ({ value: choice, label: t(choiceTexts[choice]) })),
            ]}
          />
        ))}
      </Grid>
    </Card>
  );
});

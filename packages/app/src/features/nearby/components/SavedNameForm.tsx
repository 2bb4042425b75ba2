import { Button, TextField } from '@iskra/ui';
import { useState, type FormEvent } from 'react';
import { savedLimits, type NameProblem } from '../../../model/filters/SavedFiltersStore';
import { useText } from '../../../shared/i18n';
import { savedMessages as messages } from '../messages';
import { Buttons, Form } from './SavedFilters.styles';

export interface SavedNameFormProps {
  /** The name to begin with. @default '' */
  first?: string;
  /** Why a name cannot be given. */
  problemOf: (name: string) => NameProblem | undefined;
  /** A name was given that can be. */
  onName: (name: string) => void;
  /** Nothing is to change. */
  onCancel: () => void;
}

const problems = { empty: messages.nameEmpty, taken: messages.nameTaken };

/** Asks for the name of a set of filters. */
export function SavedNameForm({ first = '', problemOf, onName, onCancel }: SavedNameFormProps) {
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<NameProblem>();
  const t = useText();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (!found) onName(name);
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label={t(messages.name)}
        value={name}
        onValueChange={setName}
        error={problem && t(problems[problem])}
        maxLength={savedLimits.nameMax}
        autoComplete="off"
        ref={focusOnce}
      />
      <Buttons>
        <Button type="submit" size="sm">
          {t(messages.keep)}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {t(messages.cancel)}
        </Button>
      </Buttons>
    </Form>
  );
}

/** The form stands in the place of the button that was pressed, which had the focus. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

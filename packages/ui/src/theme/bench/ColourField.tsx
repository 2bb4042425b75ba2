import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../primitives/TextField';
import { radius, size } from '../tokenRefs';
import { useBenchWords } from './useBenchWords';

export interface ColourFieldProps {
  label: string;
  hint?: string | undefined;
  /** The colour that is applied, `#RRGGBB`. */
  value: string;
  /** A colour was written or picked; answers why it is not applied. */
  onColour: (hex: string) => string | undefined;
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour by its digits or by the picker of the device; keeps what was typed when it is refused. */
export function ColourField({ label, hint, value, onColour }: ColourFieldProps) {
  const words = useBenchWords();
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const handleText = (text: string) => {
    const colour = text.trim().toUpperCase();
    const why = isHex(colour) ? onColour(colour) : words.notAColour;
    setRefusal(why);
    setTyped(why === undefined ? undefined : text);
  };
  const picker = (
    <Picker
      type="color"
      aria-label={words.pick(label)}
      value={value}
      onChange={(event) => handleText(event.currentTarget.value)}
    />
  );
  return (
    <TextField
      {...{ label, hint }}
      error={refusal}
      value={typed ?? value}
      spellCheck={false}
      dir="ltr"
      startSlot={picker}
      onValueChange={handleText}
    />
  );
}

const Picker = styled.input`
  /* The box styles every input in it as the field's own. */
  && {
    flex: none;
    inline-size: ${size('mark')};
    block-size: ${size('mark')};
    padding: 0;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    cursor: pointer;
  }
`;

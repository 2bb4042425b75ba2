import { TextArea } from '@iskra/ui';
import { useState } from 'react';

export function AboutMe() {
  const [text, setText] = useState('');
  return <TextArea label="About me" maxLength={500} counter value={text} onValueChange={setText} />;
}

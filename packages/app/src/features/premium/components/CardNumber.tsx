import { Button } from '@iskra/ui';
import { Check } from '@iskra/ui/icons';
import { useState } from 'react';
import { useText } from '../../../shared/i18n';
import { Announcement } from '../../../shared/layout';
import { premiumMessages as messages } from '../messages';
import { Card, Words } from './Premium.styles';

/** Sixteen digits in four groups, copied without spaces [PRE-04, B6.10]. */
export function CardNumber({ digits }: { digits: string }) {
  const t = useText();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(digits);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  }

  return (
    <>
      <Card>
        <p role="group" aria-label={t(messages.card)}>
          {groups(digits)}
        </p>
        <Button
          size="sm"
          variant="neutral"
          aria-label={result === 'copied' ? undefined : t(messages.copy)}
          iconStart={result === 'copied' ? <Check size={16} /> : undefined}
          onClick={() => void copy()}
        >
          {t(result === 'copied' ? messages.copiedShort : messages.copyShort)}
        </Button>
      </Card>
      <Announcement text={result === 'copied' ? t(messages.copied) : null} />
      {result === 'notCopied' && <Words role="alert">{t(messages.notCopied)}</Words>}
    </>
  );
}

function groups(digits: string) {
  return (digits.match(/\d{4}/g) ?? []).map((group, index) => <span key={index}>{group} </span>);
}

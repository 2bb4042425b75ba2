import { useRef, useState } from 'react';
import { Download, Undo2 } from '../../icons/icons';
import { Banner } from '../../components/Banner';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { buildDesignTokens, ownTheme, type ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import { illegiblePairs } from '../brand/illegiblePairs';
import { readTheme } from '../brand/readTheme';
import { useBenchWords } from './useBenchWords';

export interface TokenFileProps {
  draft: ThemeColoursAndCorners;
  onDraft: (draft: ThemeColoursAndCorners) => void;
}

/** Takes the draft away as a DTCG file, and reads such a file back. */
export function TokenFile({ draft, onDraft }: TokenFileProps) {
  const words = useBenchWords();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<{ tone: 'info' | 'error'; text: string }>();
  const take = (read: ThemeColoursAndCorners) => {
    const illegible = [...illegiblePairs(read.light), ...illegiblePairs(read.dark)];
    if (illegible.length > 0) return setAnswer({ tone: 'error', text: words.refused(illegible) });
    onDraft(read);
    setAnswer({ tone: 'info', text: words.read });
  };
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      take(readTheme(await file.text()));
    } catch {
      setAnswer({ tone: 'error', text: words.unreadable });
    }
  };
  const startAgain = () => {
    onDraft(ownTheme);
    setAnswer(undefined);
  };
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} wrap>
        <Button asChild variant="soft" iconStart={<Download />}>
          <a download="iskra.tokens.json" href={addressOf(draft)}>
            {words.takeAway}
          </a>
        </Button>
        <Button variant="soft" onClick={() => input.current?.click()}>
          {words.readBack}
        </Button>
        <Button variant="text" iconStart={<Undo2 />} onClick={startAgain}>
          {words.startAgain}
        </Button>
      </Stack>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={words.readBack}
          onChange={({ currentTarget }) => void handleFile(currentTarget.files?.[0])}
        />
      </VisuallyHidden>
      {answer ? <Banner tone={answer.tone}>{answer.text}</Banner> : null}
    </Stack>
  );
}

const addressOf = (draft: ThemeColoursAndCorners) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(buildDesignTokens(draft), null, 2))}`;

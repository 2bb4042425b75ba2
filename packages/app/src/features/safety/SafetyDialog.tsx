import { limits, type Reason } from '@iskra/api-contract';
import { Banner, Button, RadioCards, Stack, TextArea } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStores } from '../../model/StoresContext';
import type { ApiError } from '../../shared/api';
import { useText } from '../../shared/i18n';
import { Announcement, type OpenProps } from '../../shared/layout';
import { reasonTexts, safetyMessages as messages } from './messages';
import { ReportEvidence } from './ReportEvidence';
import type { SafetyMatter } from './SafetyDialogHost';

export type SafetyDialogProps = SafetyMatter & OpenProps;

/** Asks for the reason, then blocks or reports; closes a moment after it went through [BLK-01] [BLK-04]. */
export const SafetyDialog = observer(function SafetyDialog(props: SafetyDialogProps) {
  const { kind, target, focusAfter, isOpen, onOpenChange } = props;
  const t = useText();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        placement="sheet"
        size="sm"
        fallbackFocus={focusAfter}
        title={t(kind === 'block' ? messages.block : messages.report, { name: target.name })}
        description={t(kind === 'block' ? messages.blockLead : messages.reportLead)}
      >
        <ReasonForm {...props} onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
});

type Problem = 'reasonMissing' | 'failed' | null;

const ReasonForm = observer(function ReasonForm(props: SafetyDialogProps & { onDone: () => void }) {
  const { kind, target, evidence, onOpenChange, onDone } = props;
  const { safety } = useStores();
  const t = useText();
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState('');
  const [messageIds, setMessageIds] = useState(evidence?.chosenId ? [evidence.chosenId] : []);
  const [problem, setProblem] = useState<Problem>(null);
  const [isDone, setDone] = useState(false);
  const done = t(kind === 'block' ? messages.blocked : messages.reported);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current(), limits.blockModalCloseMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (safety.sending.isLoading || isDone) return;
    if (!reason) return setProblem('reasonMissing');
    setProblem(null);
    if (await send(reason)) setDone(true);
    else setProblem('failed');
  }

  function send(chosen: Reason): Promise<boolean> {
    if (kind === 'block') return safety.block(target.id, chosen);
    return safety.report(target.id, { reason: chosen, comment, photoKey: evidence?.photo?.key, messageIds });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {problem && (
          <Banner tone="error" role="alert">
            {(problem === 'failed' && refusedText(safety.sending.error)) || t(messages[problem])}
          </Banner>
        )}
        {isDone && <Banner>{done}</Banner>}
        <Announcement text={isDone ? done : null} />
        <RadioCards
          label={t(messages.reason)}
          columns={1}
          options={limits.reasons.map((value) => ({ value, label: t(reasonTexts[value]) }))}
          value={reason ?? undefined}
          onValueChange={(value) => setReason(value as Reason)}
        />
        {evidence && (
          <ReportEvidence {...evidence} chosenIds={messageIds} onChosenIdsChange={setMessageIds} />
        )}
        {kind === 'report' && (
          <TextArea
            label={t(messages.comment)}
            value={comment}
            maxLength={limits.reportComment.max}
            onValueChange={setComment}
          />
        )}
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t(messages.cancel)}
          </Button>
          <Button
            type="submit"
            variant={kind === 'block' ? 'dangerSolid' : 'primary'}
            busy={safety.sending.isLoading}
          >
            {t(kind === 'block' ? messages.confirmBlock : messages.confirmReport)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
});

/** What the server says about the evidence; other faults have words of ours (D-11). */
function refusedText(error: ApiError | undefined): string | undefined {
  return error?.status === 422 ? error.message : undefined;
}

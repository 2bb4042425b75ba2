import { longestAppeal, type Appeal } from '@iskra/api-contract';
import { Banner, Button, Stack, Text, TextArea } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormattedDate } from 'react-intl';
import { useProblemText } from '../../../shared/forms';
import { useText } from '../../../shared/i18n';
import type { Account } from '../useLogin';
import type { AppealStore } from './AppealStore';
import { appealMessages as messages } from './messages';

export interface AppealDialogProps {
  appeal: AppealStore;
  /** E-mail and password of the suspended account. */
  account: Account;
  /** Whether the dialog shows. */
  open: boolean;
  /** The dialog asks to be closed. */
  onClose: () => void;
}

/** What a suspended member says against it, once; then what became of it (D-39). */
export const AppealDialog = observer(function AppealDialog(props: AppealDialogProps) {
  const { appeal, account, open, onClose } = props;
  const t = useText();
  const known = appeal.appeal;
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        placement="sheet"
        size="sm"
        title={t(known ? titles[known.state] : messages.title)}
        description={t(known ? leads[known.state] : messages.lead)}
      >
        <Stack gap={5}>
          <Trouble {...props} />
          {known && <Written appeal={known} />}
          {known === null && <Writing appeal={appeal} account={account} onClose={onClose} />}
          {known !== null && (
            <Stack direction="row" justify="end">
              <Button variant="secondary" onClick={onClose}>
                {t(messages.close)}
              </Button>
            </Stack>
          )}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
});

const titles = { under_review: messages.sentTitle, refused: messages.refusedTitle } as const;
const leads = { under_review: messages.sentLead, refused: messages.refusedLead } as const;

/** What stands in the way; asking again where it was asking that failed. */
const Trouble = observer(function Trouble({ appeal, account }: AppealDialogProps) {
  const t = useText();
  const say = useProblemText({ offline: messages.offline, failed: messages.failed });
  const { problem, isFree } = appeal;
  if (!problem)
    return appeal.appeal === undefined ? (
      <Text as="p" tone="secondary" aria-busy>
        {t(messages.loading)}
      </Text>
    ) : null;
  const again = appeal.appeal === undefined && !isFree && (
    <Button size="sm" variant="secondary" busy={appeal.isLoading} onClick={() => void appeal.load(account)}>
      {t(messages.again)}
    </Button>
  );
  return (
    <Banner tone={isFree ? 'info' : 'error'} role="alert" action={again || undefined}>
      {say(problem)}
    </Banner>
  );
});

const Writing = observer(function Writing(props: Omit<AppealDialogProps, 'open'>) {
  const { appeal, account, onClose } = props;
  const t = useText();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void appeal.send(account);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <TextArea
          label={t(messages.text)}
          value={appeal.text}
          maxLength={longestAppeal}
          onValueChange={appeal.write}
        />
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button variant="secondary" onClick={onClose}>
            {t(messages.close)}
          </Button>
          <Button type="submit" busy={appeal.isSending}>
            {t(messages.send)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
});

/** The words as they were sent, and an operator's answer. */
function Written({ appeal }: { appeal: Appeal }) {
  const t = useText();
  return (
    <Stack gap={3}>
      {appeal.answer && <Banner>{t(messages.answer, { answer: appeal.answer })}</Banner>}
      <Text as="p" variant="small" tone="secondary">
        {t(messages.yours)}{' '}
        <FormattedDate value={appeal.created_at} day="numeric" month="long" year="numeric" />
      </Text>
      <Text as="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {appeal.text}
      </Text>
    </Stack>
  );
}

import { photoPath } from '@iskra/api-contract';
import { Button, SparkMark } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { MessageCircle, UserRound } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { matchesMessages as messages } from '../messages';
import type { Match } from '../../../model/matches/MatchesStore';
import { Actions, Mark, Pair, Photo, Scene } from './Celebration.styles';
import { Sparks } from './Sparks';

export interface CelebrationProps {
  match: Match;
  onClose: () => void;
}

/** Both photos, and the way to the first message; full-screen in both themes. */
export const Celebration = observer(function Celebration({ match, onClose }: CelebrationProps) {
  const { session } = useStores();
  const navigate = useNavigate();
  const t = useText();
  const { dialogId, member } = match;

  function write(): void {
    onClose();
    void navigate(dialogId === null ? `/profile/user/${member.id}` : `/messages/${dialogId}`);
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content placement="full" flush data-iskra-theme="dark" title={t(messages.mutual)} hideTitle>
        <Scene>
          <Sparks />
          <Pair aria-hidden="true">
            <Portrait tilt={-7} from={-1} path={session.images.main_image} />
            <Portrait tilt={6} from={1} path={member.image} />
            <Mark>
              <SparkMark size={40} />
            </Mark>
          </Pair>
          <strong aria-hidden="true">{t(messages.mutual)}</strong>
          <p>{t(messages.mutualText, { name: member.name })}</p>
          <Actions data-iskra-theme="light">
            <Button
              size="lg"
              fullWidth
              variant="secondary"
              iconStart={dialogId === null ? <UserRound size={22} /> : <MessageCircle size={22} />}
              onClick={write}
            >
              {t(dialogId === null ? messages.open : messages.write)}
            </Button>
            <button type="button" onClick={onClose}>
              {t(messages.goOn)}
            </button>
          </Actions>
        </Scene>
      </Dialog.Content>
    </Dialog.Root>
  );
});

interface PortraitProps {
  /** Degrees. */
  tilt: number;
  /** The side it comes from: -1 start, 1 end. */
  from: -1 | 1;
  path: string | null;
}

function Portrait({ tilt, from, path }: PortraitProps) {
  return (
    <Photo $tilt={tilt} $from={from}>
      {path ? <img src={photoPath(path, 'md')} alt="" /> : <UserRound size={72} strokeWidth={1.25} />}
    </Photo>
  );
}

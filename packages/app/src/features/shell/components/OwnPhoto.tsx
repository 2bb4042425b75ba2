import { photoPath } from '@iskra/api-contract';
import { Avatar } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';

export interface OwnPhotoProps {
  /** Side in CSS px. */
  size: number;
  /** The link around it has a name of its own. @default false */
  decorative?: boolean | undefined;
}

/** One's own main photo, a new one at once [PRO-05]. */
export const OwnPhoto = observer(function OwnPhoto({ size, decorative }: OwnPhotoProps) {
  const { user, images } = useStores().session;
  const path = images.main_image;
  return (
    <Avatar size={size} src={path && photoPath(path, 'sm')} name={user?.name ?? ''} decorative={decorative} />
  );
});

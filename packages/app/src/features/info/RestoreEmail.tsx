import { part, ScreenLoading } from '../../shared/layout';
import { loadRestoreEmailPage } from '../auth';
import { InfoFrame } from './components/InfoFrame';

const RestoreEmailPage = part(
  async (needTexts) => {
    const [page] = await Promise.all([loadRestoreEmailPage(), needTexts('recovery')]);
    return page;
  },
  <ScreenLoading />,
);

/** The page of the link that puts a former e-mail back, in the frame of public pages. */
export function RestoreEmail() {
  return (
    <InfoFrame>
      <RestoreEmailPage />
    </InfoFrame>
  );
}

import { lazy, Suspense, useContext, useState } from 'react';
import { NeedTextsContext } from '../../shared/i18n';
import { ScreenLoading } from '../../shared/layout';
import { loadRestoreEmailPage } from '../auth';
import { InfoFrame } from './components/InfoFrame';

/** The page of the link that puts a former e-mail back, in the frame of public pages. */
export function RestoreEmail() {
  const needTexts = useContext(NeedTextsContext);
  const [Page] = useState(() =>
    lazy(async () => {
      const [page] = await Promise.all([loadRestoreEmailPage(), needTexts('recovery')]);
      return { default: page };
    }),
  );
  return (
    <InfoFrame>
      <Suspense fallback={<ScreenLoading />}>
        <Page />
      </Suspense>
    </InfoFrame>
  );
}

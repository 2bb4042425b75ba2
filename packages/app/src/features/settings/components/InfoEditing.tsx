import { observer } from 'mobx-react-lite';
import type { InfoStore } from '../model/InfoStore';
import { CodeStep } from './CodeStep';
import { InfoForm } from './InfoForm';

/** The fields, then the code that proves the address where another gender needs it [SET-05]. */
export const InfoEditing = observer(function InfoEditing({ info }: { info: InfoStore }) {
  if (info.proof.asking === null) return <InfoForm info={info} />;
  return <CodeStep {...info} onConfirm={info.confirm} onCancel={info.proof.cancel} />;
});

import { MessageSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Scripted } from '../Scripted';
import { useContactDialog } from './useContactDialog';

/** Opens the form to ask the seller of a vehicle in. */
export const AskButton = ({ vehicleId }: { readonly vehicleId: string }): ReactElement => {
  const t = useTexts('marketplace');
  const { View, loading, open, close } = useContactDialog();
  return (
    <>
      <Scripted icon={<MessageSquare aria-hidden="true" />} aria-haspopup="dialog" loading={loading} onClick={open}>
        {t('ask.open')}
      </Scripted>
      {View && <View subject={{ vehicleId }} title={t('ask.title')} lead={t('ask.lead')} onClose={close} />}
    </>
  );
};

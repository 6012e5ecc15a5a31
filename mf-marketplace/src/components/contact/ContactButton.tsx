import { Icon, MessageSquare } from '@caravan/shared/icons';
import type { Seller } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import { ScriptedButton } from '../ScriptedButton';
import { useContactDialog } from './useContactDialog';

interface ContactButtonProps {
  readonly vehicleId: string;
  /** Name of the vehicle, for the subject of an e-mail. */
  readonly name: string;
  readonly seller: Seller | null | undefined;
}

/** A button that opens the contact dialog for a vehicle. */
export const ContactButton = ({ vehicleId, name, seller }: ContactButtonProps) => {
  const t = useTexts('marketplace');
  const { View, loading, open, close } = useContactDialog();
  return (
    <>
      <ScriptedButton icon={<Icon of={MessageSquare} />} aria-haspopup="dialog" loading={loading} onClick={open}>
        {t('ask.open')}
      </ScriptedButton>
      {View && (
        <View
          subject={{ vehicleId }}
          title={t('ask.title')}
          lead={t('ask.lead')}
          seller={seller}
          mailSubject={t('seller.subject', { car: name, number: vehicleId })}
          onClose={close}
        />
      )}
    </>
  );
};

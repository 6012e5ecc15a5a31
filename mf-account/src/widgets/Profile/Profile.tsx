import { useState } from 'react';
import { placeProps, type PlaceProps } from '@caravan/shared/contracts';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Modal, Skeleton } from '@caravan/shared/ui';
import { defineWidget } from '../../define';
import { useLeavingTexts } from '../../components/useLeavingTexts';
import { DeleteForm } from './DeleteForm';
import { EditForm } from './EditForm';
import { EmailForm } from './EmailForm';
import { UserFacts } from './UserFacts';
import { useUser } from './useUser';
import { YourData } from './YourData';

type Step = 'info' | 'edit' | 'email' | 'delete';

/** Shows and changes the user's data in the host's slot `profile`. Each step is a dialog of its own. */
const Profile = ({ onClose }: PlaceProps) => {
  const t = useTexts('account');
  const query = useUser();
  const [step, setStep] = useState<Step>('info');
  const leaving = useLeavingTexts('profile');
  const back = (): void => setStep('info');
  return (
    <Modal
      key={step}
      open
      onClose={onClose}
      title={t(`profile.${step}`)}
      closeLabel={t('close')}
      size="small"
      leaving={leaving}
    >
      <Fetched query={query} skeleton={<Skeleton $height="20rem" />} failure={t('profile.failed')}>
        {(user) => (
          <>
            {step === 'info' && (
              <>
                <UserFacts user={user} onEdit={() => setStep('edit')} onChangeEmail={() => setStep('email')} />
                <YourData onDelete={() => setStep('delete')} />
              </>
            )}
            {step === 'edit' && <EditForm user={user} onDone={back} />}
            {step === 'email' && <EmailForm user={user} onDone={back} />}
            {step === 'delete' && <DeleteForm user={user} onBack={back} />}
          </>
        )}
      </Fetched>
    </Modal>
  );
};

export const widget = defineWidget({ part: 'Profile', props: placeProps }, { View: Profile });

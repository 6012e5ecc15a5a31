import { Copy, Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Modal } from '@caravan/shared/ui';
import { titleOf } from '../carTexts';

interface ContactDialogProps {
  readonly car: UsedCar;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The e-mail address of whoever offers the car, to copy or to write to. */
export const ContactDialog = ({ car, open, onClose }: ContactDialogProps): ReactElement => {
  const t = useTexts('marketplace');
  const { toast } = useSite();
  const { name, email } = car.enterpriseInfo ?? { name: '', email: '' };
  const words = { seller: name, car: titleOf(car), number: car.usedCarId };

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(email);
      toast({ tone: 'success', text: t('carPage.contact.copied') });
    } catch {
      toast({ tone: 'info', text: t('carPage.contact.notCopied') });
    }
  };
  return (
    <Modal open={open} onClose={onClose} title={t('carPage.contact.title')} closeLabel={t('carPage.contact.close')}>
      {email === '' ? (
        <>
          <Lead>{t('carPage.contact.none')}</Lead>
          <ButtonLink to="/contacts-us" variant="primary" icon={<Mail aria-hidden="true" />}>
            {t('carPage.contact.us')}
          </ButtonLink>
        </>
      ) : (
        <>
          <Lead>{t('carPage.contact.lead', words)}</Lead>
          <Address>{email}</Address>
          <Buttons>
            <ButtonLink
              href={`mailto:${email}?subject=${encodeURIComponent(t('carPage.contact.subject', words))}`}
              variant="primary"
              icon={<Mail aria-hidden="true" />}
            >
              {t('carPage.contact.write')}
            </ButtonLink>
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              {t('carPage.contact.copy')}
            </Button>
          </Buttons>
        </>
      )}
    </Modal>
  );
};

const Lead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;

const Address = styled.p`
  padding-block: ${space[2]};
  border-block: 1px solid ${colour.line};
  font-size: ${size.title};
  font-weight: ${font.strong};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[2]};
`;

import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { Seller } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import { ContactForm } from './ContactForm';
import { SellerWays } from './SellerWays';
import type { Subject } from './subject';

interface ContactDialogProps {
  readonly subject: Subject;
  readonly title: string;
  readonly lead: string;
  /** Who sells it, and what a mail to them is about; absent where only the form reaches them. */
  readonly seller?: { readonly info: Seller; readonly mailSubject: string };
  readonly onClose: () => void;
}

/** Every way to the seller of a car: phone, chat and e-mail where they have them, and a form. */
export const ContactDialog = ({ subject, title, lead, seller, onClose }: ContactDialogProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t('ask.close')}
      size="small"
      leaving={{ question: t('ask.leaving'), stay: t('ask.stay'), leave: t('ask.close') }}
    >
      <Lead>{lead}</Lead>
      {seller && <SellerWays {...seller} />}
      <ContactForm subject={subject} onSent={onClose} />
    </Modal>
  );
};

const Lead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;

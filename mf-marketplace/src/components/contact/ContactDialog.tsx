import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { Seller } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import { ContactForm } from './ContactForm';
import { SellerContacts } from './SellerContacts';
import type { Subject } from './useContact';

interface ContactDialogProps {
  readonly subject: Subject;
  readonly title: string;
  readonly lead: string;
  /** Without a seller the dialog shows only the form. */
  readonly seller: Seller | null | undefined;
  readonly mailSubject: string;
  readonly onClose: () => void;
}

/** A dialog with the seller's phone, chats and e-mail, and a contact form. */
export const ContactDialog = ({ subject, title, lead, seller, mailSubject, onClose }: ContactDialogProps) => {
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
      {seller && <SellerContacts info={seller} mailSubject={mailSubject} />}
      <ContactForm subject={subject} onSent={onClose} />
    </Modal>
  );
};

const Lead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;

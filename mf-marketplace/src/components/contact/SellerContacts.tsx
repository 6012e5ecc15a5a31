import { Copy, Icon, Mail } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import type { Seller } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, space } from '@caravan/shared/theme';
import { Button, ButtonLink } from '@caravan/shared/ui';
import { SellerLinks } from './SellerLinks';

interface SellerContactsProps {
  readonly info: Seller;
  readonly mailSubject: string;
}

/** Phone, chats and e-mail of a seller. Unknown ones are left out. */
export const SellerContacts = ({ info, mailSubject }: SellerContactsProps) => {
  const { email } = info;
  const t = useTexts('marketplace');
  const { toast } = useSite();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(email);
      toast({ tone: 'success', text: t('seller.copied') });
    } catch {
      toast({ tone: 'info', text: t('seller.notCopied') });
    }
  };
  return (
    <Frame>
      <SellerLinks seller={info} />
      {email !== '' && (
        <>
          <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(mailSubject)}`} icon={<Icon of={Mail} />}>
            {t('seller.write')}
          </ButtonLink>
          <Address>
            <span>{email}</span>
            <Button variant="quiet" size="small" icon={<Icon of={Copy} />} onClick={() => void copy()}>
              {t('seller.copy')}
            </Button>
          </Address>
        </>
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-bottom: ${space[3]};
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${colour.line};
`;

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1]};
  flex-basis: 100%;
  font-weight: ${font.strong};
  > span {
    overflow-wrap: anywhere;
    user-select: all;
  }
  /* Aligns the text of the button with the address, below which it wraps. */
  > button {
    padding-inline: 0;
  }
`;

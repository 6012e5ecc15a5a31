import { Icon, MessageCircle, Phone } from '@caravan/shared/icons';
import type { Seller } from '@caravan/shared/contracts/calls';
import { ButtonLink } from '@caravan/shared/ui';
import { toDialDigits } from '../ContactLinks';

const chatNames: Readonly<Record<string, string>> = { 'wa.me': 'WhatsApp', 't.me': 'Telegram' };

/** Returns the name of a chat service by its address. */
const chatNameOf = (href: string): string => {
  const { host } = new URL(href, 'https://chat.invalid');
  return chatNames[host] ?? host;
};

export const SellerLinks = ({ seller: { telephone, chats } }: { readonly seller: Seller }) => (
  <>
    {telephone !== null && toDialDigits(telephone) !== '' && (
      <ButtonLink href={`tel:${toDialDigits(telephone)}`} icon={<Icon of={Phone} />}>
        {telephone}
      </ButtonLink>
    )}
    {chats.map((href) => (
      <ButtonLink key={href} href={href} target="_blank" rel="noopener noreferrer" icon={<Icon of={MessageCircle} />}>
        {chatNameOf(href)}
      </ButtonLink>
    ))}
  </>
);

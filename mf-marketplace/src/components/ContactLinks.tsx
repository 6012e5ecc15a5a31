import { Icon, Mail, Phone } from '@caravan/shared/icons';
import type { ReactNode } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { MISSING } from '@caravan/shared/format';
import { colour, font, size, space } from '@caravan/shared/theme';
import { linkStyle, VisuallyHidden } from '@caravan/shared/ui';

interface ContactLinksProps {
  /** The formatted number. The link dials its digits. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Returns the digits to dial, with a plus before a country code. */
export const toDialDigits = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

/** Phone and e-mail as links, or a dash if unknown. */
export const ContactLinks = ({ phone, email }: ContactLinksProps) => {
  const t = useTexts('marketplace');
  return (
    <List>
      <ContactLine icon={<Icon of={Phone} />} name={t('contact.phone')}>
        {phone === null || toDialDigits(phone) === '' ? (
          MISSING
        ) : (
          <Address href={`tel:${toDialDigits(phone)}`}>{phone}</Address>
        )}
      </ContactLine>
      <ContactLine icon={<Icon of={Mail} />} name={t('contact.email')}>
        {email === null || email.trim() === '' ? MISSING : <Address href={`mailto:${email.trim()}`}>{email}</Address>}
      </ContactLine>
    </List>
  );
};

interface ContactLineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

const ContactLine = ({ icon, name, children }: ContactLineProps) => (
  <div>
    <dt>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);

const List = styled.dl`
  > div {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 2.75rem;
  }
  dt {
    flex: none;
    color: ${colour.inkFaint};
    svg {
      width: 1.125rem;
      height: 1.125rem;
    }
  }
  dd {
    min-width: 0;
    font-weight: ${font.strong};
    font-size: ${size.body};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.a`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

import { Download, Icon } from '@caravan/shared/icons';
import { useSite, useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { ButtonLink, VisuallyHidden } from '@caravan/shared/ui';
import { SaveButton } from '../../components/collect/SaveButton';
import { column } from '../../components/column';
import { ContactLinks } from '../../components/ContactLinks';
import { filesOf, formatFile } from '../../components/files';
import { Offer } from '../../components/offer/Offer';

export const Terms = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const t = useTexts('marketplace');
  const { id, title, phone, email, downloadUrl, manuals } = advertiser;
  const { lang } = useSite();
  return (
    <Frame aria-label={t('advertiser.offer')}>
      <VisuallyHidden as="h2">{t('advertiser.offer')}</VisuallyHidden>
      <Offer {...advertiser} />
      <Contact>
        <ContactLinks phone={phone} email={email} />
        <Actions>
          <SaveButton advertId={id} name={title} />
          {downloadUrl !== null &&
            filesOf(manuals, downloadUrl).map((file) => (
              <ButtonLink key={file.link} href={file.link} download icon={<Icon of={Download} />}>
                {t('advertiser.manual')} ({formatFile(file, lang)})
              </ButtonLink>
            ))}
        </Actions>
      </Contact>
    </Frame>
  );
};

const Frame = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[2]};
  border-top: 2px solid ${colour.ink};
  ${column.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const Contact = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  > * {
    flex: 1 0 auto;
    max-width: 100%;
  }
`;

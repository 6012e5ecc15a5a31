import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { currencySymbol, MISSING } from '@caravan/shared/format';
import { font, size, smallSoft, space } from '@caravan/shared/theme';
import { Button, FactList } from '@caravan/shared/ui';
import { AvatarPicture } from '../../components/Avatar/AvatarPicture';

interface UserFactsProps {
  readonly user: UserInfo;
  readonly onEdit: () => void;
  readonly onChangeEmail: () => void;
}

export const UserFacts = ({ user, onEdit, onChangeEmail }: UserFactsProps) => {
  const t = useTexts('account');
  return (
    <>
      <Head>
        <AvatarPicture address={user.avatar} pixels={72} />
        <div>
          {/* The name of a user without a name is the e-mail address. */}
          {user.name !== user.email && <Name>{user.name}</Name>}
          <Email>{user.email}</Email>
        </div>
      </Head>
      <FactList
        facts={[
          { term: t('profile.firstName'), value: user.firstName ?? MISSING },
          { term: t('profile.lastName'), value: user.lastName ?? MISSING },
          { term: t('profile.country'), value: user.countryDTO?.name ?? MISSING },
          { term: t('profile.currency'), value: `${user.currency} ${currencySymbol(user.currency)}` },
        ]}
      />
      <Actions>
        <Button variant="primary" onClick={onEdit}>
          {t('profile.edit')}
        </Button>
        <Button onClick={onChangeEmail}>{t('profile.email')}</Button>
      </Actions>
    </>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;

const Name = styled.p`
  overflow-wrap: anywhere;
  font-size: ${size.lead};
  font-weight: ${font.strong};
`;

const Email = styled.p`
  overflow-wrap: anywhere;
  ${smallSoft}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[3]};
`;

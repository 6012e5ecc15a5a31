import { ChevronDown, Icon, LogOut, UserRound } from '@caravan/shared/icons';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useSite } from '@caravan/shared/site';
import { colour, media, space } from '@caravan/shared/theme';
import { Dropdown, dropdownItem, Skeleton } from '@caravan/shared/ui';
import type { SiteState } from '../store/createStore';
import { useShellTexts } from '../texts/TextsContext';

/** The menu of a signed-in user, in place of the sign-in link: avatar, name, information and log out. */
export function UserMenu() {
  const { open, signOut } = useSite();
  const user = useSelector((state: SiteState) => state.session.user);
  const t = useShellTexts();
  const name = user?.name ?? '';
  return (
    <Dropdown
      label={name === '' ? t('layout.account') : `${t('layout.account')}: ${name}`}
      button={
        <>
          {user?.avatar ? (
            <Avatar src={user.avatar} alt="" width={32} height={32} />
          ) : (
            <Skeleton $width="2rem" $height="2rem" $round />
          )}
          <Name>{name}</Name>
          <Chevron of={ChevronDown} />
        </>
      }
    >
      <Item type="button" onClick={() => open('profile')}>
        {t('layout.information')}
        <Icon of={UserRound} />
      </Item>
      <Item type="button" onClick={signOut}>
        {t('layout.signOut')}
        <Icon of={LogOut} />
      </Item>
    </Dropdown>
  );
}

const Avatar = styled.img`
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 1px solid ${colour.line};
  border-radius: 50%;
  object-fit: cover;
`;

const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.narrow} {
    display: none;
  }
`;

const Chevron = styled(Icon)`
  ${media.tiny} {
    display: none;
  }
`;

const Item = styled.button`
  ${dropdownItem}
  gap: ${space[3]};
`;

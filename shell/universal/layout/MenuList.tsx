import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '@caravan/shared/theme';
import { MenuIcon } from './MenuIcon';
import { currentEntry, groupMenu } from './menuOrder';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { useShellTexts } from '../texts/TextsContext';
import type { BootMenuEntry } from '../manifest/manifest';

interface MenuListProps {
  /** Shows icons only. The texts remain as accessible names and tooltips. */
  rail?: boolean;
}

/** The menu entries in groups, for side menu and drawer. */
export function MenuList({ rail = false }: MenuListProps) {
  const { menuEntries } = useShell().remotes.manifest;
  const t = useShellTexts();
  const current = currentEntry(menuEntries, useRouting().location.pathname);
  return groupMenu(menuEntries).map(({ group, entries }) => (
    <Group key={group}>
      <GroupName $rail={rail}>{t(`layout.groups.${group}`)}</GroupName>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} isCurrent={entry.id === current} rail={rail} />
          </li>
        ))}
      </ul>
    </Group>
  ));
}

interface EntryLinkProps {
  readonly entry: BootMenuEntry;
  readonly isCurrent: boolean;
  readonly rail: boolean;
}

/** Memoized, because a navigation changes two entries at most. */
const EntryLink = memo(function EntryLink({ entry: { path, text, icon }, isCurrent, rail }: EntryLinkProps) {
  return (
    <Entry
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={rail ? text : undefined}
      title={rail ? text : undefined}
      $rail={rail}
    >
      <MenuIcon icon={icon} />
      {!rail && <span>{text}</span>}
    </Entry>
  );
});

const Group = styled.div`
  padding-block: ${space[1]};
  & + & {
    border-top: 1px solid ${colour.line};
  }
  ul {
    padding: 0;
    list-style: none;
  }
`;

const GroupName = styled.p<{ $rail: boolean }>`
  display: ${({ $rail }) => ($rail ? 'none' : 'block')};
  padding: ${space[1]} ${space[2]} ${space.half};
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
`;

const Entry = styled(Link)<{ $rail: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: ${({ $rail }) => ($rail ? 'center' : 'flex-start')};
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: ${space.half} ${({ $rail }) => ($rail ? '0' : space[2])};
  border-radius: ${radius.control};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.35;
  text-decoration: none;
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.6;
  }
  &[aria-current] {
    color: ${colour.ink};
    font-weight: ${font.strong};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: ${space[1]};
    inset-inline-start: 0;
    width: 2px;
    background: ${colour.accent};
  }
  &[aria-current] svg {
    color: ${colour.accent};
  }
  ${media.hover} {
    min-height: 2.25rem;
    &:hover {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;

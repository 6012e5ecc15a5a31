import { memo } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useSite } from '@caravan/shared/site';
import { colour, font, measure, media, size, space } from '@caravan/shared/theme';
import { Logo } from '@caravan/shared/ui';
import { groupMenu } from './menuOrder';
import { useShell } from '../services/ShellContext';
import { useShellTexts } from '../texts/TextsContext';

/** The footer: logo, one line about the site, all menu entries, feedback, privacy and the legal line. */
export const Footer = memo(function Footer() {
  const { menuEntries } = useShell().remotes.manifest;
  const { open } = useSite();
  const t = useShellTexts();
  return (
    <Frame>
      <Inner>
        <Columns>
          <div>
            <Logo name={t('layout.brand')} />
            <Tagline>{t('layout.tagline')}</Tagline>
          </div>
          <Sections aria-label={t('layout.footerMenu')}>
            {groupMenu(menuEntries).map(({ group, entries }) => (
              <div key={group}>
                <GroupName>{t(`layout.groups.${group}`)}</GroupName>
                <ul>
                  {entries.map(({ id, path, text }) => (
                    <li key={id}>
                      <Entry to={path}>{text}</Entry>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Sections>
        </Columns>
        <Legal>
          <p>{t('layout.legal')}</p>
          <Ends>
            <FeedbackButton type="button" onClick={() => open('feedback')}>
              {t('layout.feedback')}
            </FeedbackButton>
            <Entry to="/privacy">{t('layout.privacy')}</Entry>
          </Ends>
        </Legal>
      </Inner>
    </Frame>
  );
});

const Frame = styled.footer`
  margin-top: ${space[6]};
  border-top: 1px solid ${colour.line};
  background: ${colour.wash};
  ${media.print} {
    display: none;
  }
`;

const Inner = styled.div`
  max-width: ${measure.content};
  margin-inline: auto;
  padding: ${space[5]} ${measure.gutter} ${space[3]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) 3fr;
  gap: ${space[4]} ${space[6]};
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;

const Tagline = styled.p`
  margin-top: ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

const Sections = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
  ul {
    padding: 0;
    list-style: none;
  }
`;

const GroupName = styled.p`
  margin-bottom: ${space.half};
  font-size: ${size.small};
  font-weight: ${font.strong};
`;

const entry = css`
  display: inline-block;
  padding-block: ${space.half};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.4;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${colour.accentStrong};
      text-decoration: underline;
    }
  }
`;

const Entry = styled(Link)`
  ${entry}
`;

const FeedbackButton = styled.button`
  ${entry}
  padding-inline: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  /* Room for the button that scrolls to the top. */
  padding-inline-end: 4rem;
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[4]};
  padding-top: ${space[2]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

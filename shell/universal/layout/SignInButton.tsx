import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@caravan/shared/site';
import { leading, media, size, space } from '@caravan/shared/theme';
import { ButtonLink } from '@caravan/shared/ui';
import { useShellTexts } from '../texts/TextsContext';

/**
 * The sign-in link of the header. Its text is the label of the specification (SHELL-13) and a word for what it does. Before
 * hydration it leads to /login. After hydration it opens the sign-in dialog.
 */
export function SignInButton() {
  const { open } = useSite();
  const t = useShellTexts();
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    open('login');
  };
  return (
    <ForVisitors to="/login" variant="primary" size="small" onClick={handleClick}>
      <Words>
        {t('layout.signIn')} <Word>{t('layout.signInWord')}</Word>
      </Words>
    </ForVisitors>
  );
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  column-gap: ${space[1]};
  line-height: ${leading.tight};
  ${media.small} {
    flex-direction: column;
    align-items: center;
  }
`;

const Word = styled.span`
  font-size: ${size.small};
  font-weight: 400;
  ${media.small} {
    font-size: ${size.tiny};
  }
`;

// Hidden by `data-session` before the first paint, because the server does not know who is signed in. It keeps its space.
const ForVisitors = styled(ButtonLink)`
  :root[data-session] & {
    visibility: hidden;
  }
  /* Leaves space for the other controls if the letters stand wide apart (WCAG 1.4.12). */
  ${media.tiny} {
    padding-inline: ${space.half};
  }
`;

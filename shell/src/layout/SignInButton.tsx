import type { MouseEvent } from 'react';
import { ButtonLink } from '@caravan/shared/ui';

interface SignInButtonProps {
  text: string;
  onSignIn: () => void;
}

/** What a visitor finds in the account place. A link to /login, so that it serves before hydration too; then it opens the sign-in in place. */
export function SignInButton({ text, onSignIn }: SignInButtonProps) {
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onSignIn();
  };
  return (
    <ButtonLink to="/login" variant="primary" size="small" onClick={handleClick}>
      {text}
    </ButtonLink>
  );
}

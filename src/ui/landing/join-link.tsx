import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { ForwardIcon } from '../kit/icons.ts';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';

/** A visitor's primary action on the landing page: straight to the sign-up. */
export function JoinLink({ label }: { label: string }) {
  return (
    <Link to={paths.signUp} className={buttonClass('primary')}>
      {label}
      <Icon of={ForwardIcon} size={18} />
    </Link>
  );
}

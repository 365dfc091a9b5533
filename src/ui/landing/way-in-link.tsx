import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { ForwardIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { Link } from '../router.tsx';
import { useWayIn } from './use-way-in.ts';

/** The primary action beside open requests. */
export function WayInLink() {
  const t = useMessages();
  const { path, message } = useWayIn();
  return (
    <Link to={path} className={buttonClass('primary')}>
      {t(message)}
      <Icon of={ForwardIcon} size={18} />
    </Link>
  );
}

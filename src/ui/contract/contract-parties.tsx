import { isolated } from '../../services/contract/isolated.ts';
import type { Contract } from '../../services/contract/records/contract.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Icon } from '../kit/icon.tsx';
import { CompanyIcon, PersonIcon, TeamIcon } from '../kit/icons.ts';
import { type MessageId, useMessages } from '../messages.tsx';
import styles from './contract-parties.module.css';

/** The parties of a contract, and the person who signs for each. */
export function ContractParties({ contract }: { contract: Contract }) {
  const t = useMessages();
  return (
    <ul className={styles.parties}>
      {partiesOf(contract, t('sg_network')).map(({ role, icon, name, person }) => (
        <li key={role} className={styles.party}>
          <Icon of={icon} />
          <div className={styles.names}>
            <p className={styles.role}>{t(role)}</p>
            <p>
              <Bdi>{name}</Bdi>
            </p>
            {person && person !== name && <p className={styles.person}>{t('signed_by', { name: isolated(person) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ContractParty {
  readonly role: MessageId;
  readonly icon: typeof PersonIcon;
  readonly name: string;
  readonly person: string | null;
}

/** The parties that are named. The network is always one. */
function partiesOf({ signee, party_name, signed_by_company, signatures }: Contract, network: string): ContractParty[] {
  const signer = (party: string) => signatures.find((signature) => signature.party === party)?.signer_name ?? null;
  const candidate = signee ?? signer('Candidate');
  const client = party_name ?? signer('Client');
  return [
    ...(candidate ? [{ role: 'party_candidate', icon: PersonIcon, name: candidate, person: null } as const] : []),
    ...(client ? [{ role: 'party_client', icon: CompanyIcon, name: client, person: signer('Client') } as const] : []),
    { role: 'party_network', icon: TeamIcon, name: signed_by_company ?? network, person: signer('Network') },
  ];
}

import type { ReactNode } from 'react';
import type { Service } from '../../services/contract/records/lookup.ts';
import type { OpenRequest } from '../../services/contract/records/open-request.ts';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useListWith } from '../list/use-list-with.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { landingSections, paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { MissingRecord } from '../record/missing-record.tsx';
import { TagList } from '../record/tag-list.tsx';
import { useLabels } from '../record/use-labels.ts';
import { Link, useParam } from '../router.tsx';
import { OpenRequestList } from './open-requests.tsx';
import styles from './service-page.module.css';
import { WayInLink } from './way-in-link.tsx';

/** One service of the network, with the open requests that belong to it. */
export function ServicePage() {
  const t = useMessages();
  const name = useParam('name');
  const isThis = (service: Service) => service.name === name;
  const services = useListWith('services', isThis);
  const back = <BackLink to={landingSections.services}>{t('section_services')}</BackLink>;
  const head = <PageHead back={back} title={t('service')} />;
  const missing = <MissingRecord to={landingSections.services}>{t('service_all')}</MissingRecord>;
  const title = services.data?.find(isThis)?.label ?? t('service');
  return (
    <Page>
      <PageTitle page={title} />
      <ListFrame list={services} skeleton={<ServiceSkeleton />} head={head}>
        {(all) => {
          const service = all.find(isThis);
          if (service) return <Details service={service} others={all.filter((each) => each !== service)} />;
          return (
            <>
              {head}
              {missing}
            </>
          );
        }}
      </ListFrame>
    </Page>
  );
}

function Details({ service, others }: { service: Service; others: readonly Service[] }) {
  const t = useMessages();
  const labels = useLabels('serviceLines');
  const { label, description, service_lines } = service;
  return (
    <>
      <PageHead
        back={<BackLink to={landingSections.services}>{t('section_services')}</BackLink>}
        title={label}
        context={description}
        action={<WayInLink />}
      />
      {service_lines.length > 0 && (
        <Section title={t('service_fields')}>
          <TagList tags={service_lines.map((line) => labels(line) ?? line)} />
        </Section>
      )}
      <Requests serviceLines={service_lines}>
        <Section title={t('section_payment')}>
          <p>
            {t('service_payment_line')} <Link to={landingSections.payment}>{t('service_payment_link')}</Link>
          </p>
        </Section>
        <Section title={t('service_others')}>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.name}>
                <Link to={paths.service(other.name)}>{other.label}</Link>
              </li>
            ))}
          </ul>
        </Section>
      </Requests>
    </>
  );
}

interface RequestsProps {
  serviceLines: readonly string[];
  /** What follows; it is shown once the requests are, so that they do not move it. */
  children: ReactNode;
}

/** The open requests of the service lines, with the skills that they ask for. */
function Requests({ serviceLines, children }: RequestsProps) {
  const t = useMessages();
  const list = useList('openRequests');
  const belongs = ({ service_line }: OpenRequest) => service_line !== null && serviceLines.includes(service_line);
  return (
    <>
      <Section title={t('open_requests')}>
        <ListFrame list={list} skeleton={<div className={styles.loading} />}>
          {(all) => {
            const rows = all.filter(belongs);
            if (rows.length > 0) return <OpenRequestList rows={rows} />;
            return (
              <p>
                {t('service_no_requests')} <Link to={landingSections.requests}>{t('service_all_requests')}</Link>
              </p>
            );
          }}
        </ListFrame>
      </Section>
      <Skills requests={list.data?.filter(belongs) ?? []} />
      {!list.isLoading && children}
    </>
  );
}

function Skills({ requests }: { requests: readonly OpenRequest[] }) {
  const t = useMessages();
  const skills = [...new Set(requests.flatMap((request) => request.skills))];
  if (skills.length === 0) return null;
  return (
    <Section title={t('service_skills')}>
      <TagList tags={skills} />
    </Section>
  );
}

function ServiceSkeleton() {
  return (
    <>
      <PageHead title={<Skeleton inlineSize="min(18rem, 70%)" />} context={<Skeleton inlineSize="min(24rem, 90%)" />} />
      <div className={styles.loading} />
    </>
  );
}

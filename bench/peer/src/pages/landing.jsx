import { Alert, Button, Card, Col, Placeholder, Row } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useList } from '../use-list.js';

export function Landing({ onSignUp }) {
  const { t } = useTranslation();
  const page = useList('landingPage');
  const services = useList('services');
  const { hero, sections = [] } = page.data ?? {};
  return (
    <>
      <section className="p-5 mb-4 bg-secondary text-white rounded">
        {hero ? (
          <>
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.sub_heading}</p>
          </>
        ) : (
          <Placeholder as="p" animation="glow">
            <Placeholder xs={8} size="lg" />
          </Placeholder>
        )}
        <Button size="lg" onClick={onSignUp}>
          {t('join')}
        </Button>
      </section>
      {page.error && <Alert variant="danger">{page.error}</Alert>}
      {sections.map(({ idx, heading, body, items }) => (
        <section key={idx} className="mb-4">
          <h2>{heading}</h2>
          <p>{body}</p>
          <Cards items={items.map(({ title, body }) => ({ key: title, title, text: body }))} />
        </section>
      ))}
      <section id="services">
        <h2>{t('services')}</h2>
        <Cards
          items={(services.data ?? []).map(({ name, label, description }) => ({
            key: name,
            title: label,
            text: description,
          }))}
        />
      </section>
    </>
  );
}

function Cards({ items }) {
  return (
    <Row xs={1} md={3} className="g-3">
      {items.map(({ key, title, text }) => (
        <Col key={key}>
          <Card className="h-100">
            <Card.Body>
              <Card.Title as="h3">{title}</Card.Title>
              <Card.Text>{text}</Card.Text>
            </Card.Body>
          </Card>
        </Col>
      ))}
    </Row>
  );
}

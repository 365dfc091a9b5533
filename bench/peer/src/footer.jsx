import { useTranslation } from 'react-i18next';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="bg-dark text-white py-4">
      <div className="container">
        <strong>{t('sg_network')}</strong>
        <p className="mb-0">{t('footer')}</p>
      </div>
    </footer>
  );
}

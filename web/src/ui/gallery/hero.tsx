import { HeroHouse } from '../drawings/hero-house'
import { LinkButton } from '../forms/link-button'
import { Hero } from '../layout/hero'

export function GalleryHero() {
  return (
    <Hero
      title="Sua obra começa com um bom orçamento."
      lead="Publique o que precisa e receba propostas de pedreiros, eletricistas, construtoras e lojas da sua região."
      actions={
        <>
          <LinkButton href="/publicar-demanda" variant="primary">
            Publicar projeto
          </LinkButton>
          <LinkButton href="/cadastro">Cadastre-se</LinkButton>
        </>
      }
      drawing={<HeroHouse />}
    />
  )
}

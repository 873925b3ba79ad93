export const narrowed = {
  search: 'Buscar nesta lista',
  placeholder: 'Título ou descrição',
  status: 'Status',
  everyStatus: 'Todos',
  nothing: 'Nada encontrado nesta lista.',
  clear: 'Limpar busca e filtro',
} as const

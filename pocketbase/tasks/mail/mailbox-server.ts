import type { EventEmitter } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Mail } from './mail'
import { mailboxPage, mailPage, missingPage } from './mailbox-html'

/** List, mails, JSON, and a stream of arrivals. */
export function createMailboxServer(mails: Mail[], arrivals: EventEmitter): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mailbox')
    const mail = mails.find(({ id }) => pathname === `/mensagens/${id}`)
    if (pathname === '/') sendPage(response, 200, mailboxPage(mails))
    else if (pathname === '/api/messages') send(response, 200, 'application/json', JSON.stringify(mails))
    else if (pathname === '/chegadas') streamArrivals(response, arrivals)
    else if (mail) sendPage(response, 200, mailPage(mail))
    else sendPage(response, 404, missingPage())
  })
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, status, 'text/html; charset=utf-8', html)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

function streamArrivals(response: ServerResponse, arrivals: EventEmitter): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
  const tell = () => response.write('data: chegou\n\n')
  arrivals.on('mail', tell)
  response.once('close', () => arrivals.off('mail', tell))
}
